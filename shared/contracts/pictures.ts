/** An entry of a workspace's media/pictures.json. */
export type PictureSource = {
  /** Without width and type: `${base}-640.avif`. */
  base: string;
  /** px, smallest first. */
  widths: number[];
  width: number;
  height: number;
  alt: string;
  /** A 1200 x 630 JPEG, where the picture is big enough. */
  share?: string;
};
