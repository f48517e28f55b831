import type { Meta, NamedProducts, RelatedLink, RichText, Step } from '../content';
import type { TutorialCard, TutorialSlug } from '../tutorialCards';

/** A video tutorial: its card, its five steps, and what its page says around them. */
export type Tutorial = TutorialCard & {
  slug: TutorialSlug;
  meta: Meta;
  /** What to lay out before starting. */
  supplies: RichText[];
  steps: [Step, Step, Step, Step, Step];
  tips: RichText[];
  named: NamedProducts;
  related: RelatedLink[];
};
