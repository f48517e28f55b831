import pictures from '../../media/pictures.json' with { type: 'json' };

export type PictureName = keyof typeof pictures;
export { pictures };
