import { waxTypes } from '../../data/guides/waxTypes';
import { GuidePage } from './GuidePage';

/** /guides/wax-types */
export function Component() {
  return <GuidePage guide={waxTypes} />;
}
