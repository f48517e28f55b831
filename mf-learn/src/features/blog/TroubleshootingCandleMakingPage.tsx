import { troubleshootingCandleMaking } from '../../data/posts/troubleshootingCandleMaking';
import { PostPage } from './PostPage';

/** /blog/troubleshooting-candle-making */
export function Component() {
  return <PostPage post={troubleshootingCandleMaking} />;
}
