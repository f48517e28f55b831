import { paths } from '@shop/contracts/paths';
import { postCards } from '../data/postCards';
import { CardGrid, LinkCard } from './LinkCard';
import { PostNote } from './PostNote';

type Props = {
  level: 2 | 3;
  /** True where they stand at the top of a page. */
  isFirst?: boolean;
  isCompact?: boolean;
};

/** A card for each post. */
export function PostCards({ level, isFirst = false, isCompact = false }: Props) {
  return (
    <CardGrid isCompact={isCompact}>
      {Object.values(postCards).map((post, index) => (
        <LinkCard
          key={post.id}
          to={`${paths.blog}/${post.slug}`}
          title={post.title}
          text={post.excerpt}
          picture={post.picture}
          note={<PostNote post={post} />}
          level={level}
          isFirst={isFirst && index === 0}
          isCompact={isCompact}
        />
      ))}
    </CardGrid>
  );
}
