import { sustainableCandleMaking } from '../../data/posts/sustainableCandleMaking';
import { PostPage } from './PostPage';

/** /blog/sustainable-candle-making */
export function Component() {
  return <PostPage post={sustainableCandleMaking} />;
}
