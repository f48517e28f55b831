/** A picture as the build knows it: an entry of a workspace's media/pictures.json. */
export type PictureSource = {
  /** Address without width and file type: `${base}-640.avif`. Its hash names the content. */
  base: string;
  /** Widths in px that exist, smallest first. */
  widths: number[];
  /** Size of the original in px: gives the ratio. */
  width: number;
  height: number;
  alt: string;
  /** Path of the 1200 x 630 JPEG for social networks, where the picture is big enough for one. */
  share?: string;
};
