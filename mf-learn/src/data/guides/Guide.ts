import type { Meta, NamedProducts, RelatedLink, RichText, Section } from '../content';
import type { GuideCard } from '../guideCards';

/** A guide: its card, and what its page says. */
export type Guide = GuideCard & {
  meta: Meta;
  /** The first words of the page. */
  intro: RichText;
  sections: Section[];
  named: NamedProducts;
  related: RelatedLink[];
};
