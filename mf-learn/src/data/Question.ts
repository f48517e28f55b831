import type { RichText } from './content';

/** A question with its answer. The id is the question's deep link: '/faq#id'. */
export type Question = { id: string; question: string; answer: RichText };
