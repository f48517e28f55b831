import { Link } from '@shop/platform';
import { richParts } from './richText';

/** A text with **strong words** and [links](/path) as elements; nothing in it is ever read as HTML. */
export function RichText({ text }: { text: string }) {
  return richParts(text).map((part, index) => {
    // The parts of a fixed text never move: their place is their identity.
    const key = `${index}${part.text}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'text') return part.text;
    return /^[/#]/.test(part.to) ? (
      <Link key={key} to={part.to}>
        {part.text}
      </Link>
    ) : (
      <a key={key} href={part.to}>
        {part.text}
      </a>
    );
  });
}
