import { pouringTechniques } from '../../data/tutorials/pouringTechniques';
import { TutorialPage } from './TutorialPage';

/** /video-tutorials/pouring-techniques */
export function Component() {
  return <TutorialPage tutorial={pouringTechniques} />;
}
