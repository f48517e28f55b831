import { containerSelection } from '../../data/guides/containerSelection';
import { GuidePage } from './GuidePage';

/** /guides/container-selection */
export function Component() {
  return <GuidePage guide={containerSelection} />;
}
