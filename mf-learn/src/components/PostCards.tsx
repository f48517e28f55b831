import { postCards } from '../data/postCards';
import { CardGrid, LinkCard } from './LinkCard';
import { PostNote } from './PostNote';

/** A card for each post. `isFirst`: they stand at the top of a page. */
export function PostCards({ level, isFirst = false }: { level: 2 | 3; isFirst?: boolean }) {
  return (
    <CardGrid>
      {Object.values(postCards).map((post, index) => (
        <LinkCard
          key={post.id}
          to={`/blog/${post.slug}`}
          title={post.title}
          text={post.excerpt}
          picture={post.picture}
          note={<PostNote post={post} />}
          level={level}
          isFirst={isFirst && index === 0}
        />
      ))}
    </CardGrid>
  );
}
