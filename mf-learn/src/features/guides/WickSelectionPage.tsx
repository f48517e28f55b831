import { wickSelection } from '../../data/guides/wickSelection';
import { GuidePage } from './GuidePage';

/** /guides/wick-selection */
export function Component() {
  return <GuidePage guide={wickSelection} />;
}
