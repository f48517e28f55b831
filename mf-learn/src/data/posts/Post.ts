import type { Meta, RelatedLink, RichText, Section } from '../content';
import type { PostCard } from '../postCards';

/** A blog post: its card, and what its page says. */
export type Post = PostCard & { meta: Meta; intro: RichText; sections: Section[]; related: RelatedLink[] };
