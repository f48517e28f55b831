import { troubleshooting } from '../../data/tutorials/troubleshooting';
import { TutorialPage } from './TutorialPage';

/** /video-tutorials/troubleshooting */
export function Component() {
  return <TutorialPage tutorial={troubleshooting} />;
}
