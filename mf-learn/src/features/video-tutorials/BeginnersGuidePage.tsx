import { beginnersGuide } from '../../data/tutorials/beginnersGuide';
import { TutorialPage } from './TutorialPage';

/** /video-tutorials/beginners-guide */
export function Component() {
  return <TutorialPage tutorial={beginnersGuide} />;
}
