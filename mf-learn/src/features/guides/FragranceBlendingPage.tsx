import { fragranceBlending } from '../../data/guides/fragranceBlending';
import { GuidePage } from './GuidePage';

/** /guides/fragrance-blending */
export function Component() {
  return <GuidePage guide={fragranceBlending} />;
}
