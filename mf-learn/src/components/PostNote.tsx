import { longDate } from '../data/dates';
import type { PostCard } from '../data/postCards';

/** Date and read time of a post. */
export function PostNote({ post }: { post: PostCard }) {
  return (
    <>
      <time dateTime={post.date}>{longDate(post.date)}</time> · {post.readMinutes} min read
    </>
  );
}
