import { artOfScentLayering } from '../../data/posts/artOfScentLayering';
import { PostPage } from './PostPage';

/** /blog/art-of-scent-layering */
export function Component() {
  return <PostPage post={artOfScentLayering} />;
}
