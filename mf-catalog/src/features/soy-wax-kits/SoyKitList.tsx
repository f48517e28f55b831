import { paths } from '@shop/contracts/paths';
import { FailurePanel } from '@shop/ui/FailurePanel';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { useSyncExternalStore } from 'react';
import { CardGrid } from '../../components/CardGrid';
import { giftsPath } from '../../data/categories';
import { SoyKitCard } from './SoyKitCard';
import { SoyKitSkeletons } from './SoyKitSkeletons';
import { askForKits, followKits, kitsAnswer } from './soyKitsQuery';

/** Loading, then the grid, the empty text, or a panel with 'Try again' (rule catalogue.soy-waiting). */
export function SoyKitList() {
  const answer = useSyncExternalStore(followKits, kitsAnswer, kitsAnswer);
  if (answer.status === 'failed') {
    return (
      <FailurePanel
        level={3}
        title="We couldn’t load the soy wax kits"
        text="Something went wrong on our end. The rest of the shop works as usual."
        onRetry={() => void askForKits()}
      />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{statusText(answer)}</VisuallyHidden>
      {answer.status === 'loading' ? (
        <>
          <SoyKitSkeletons />
          <noscript>
            <p>
              This list needs JavaScript. The same kits are among all{' '}
              <a href={paths.kits}>candle-making kits</a> and <a href={giftsPath}>gift bundles</a>.
            </p>
          </noscript>
        </>
      ) : answer.kits.length === 0 ? (
        <p>No soy wax kits found. Check back soon for our updated inventory.</p>
      ) : (
        <CardGrid>
          {answer.kits.map((kit) => (
            <SoyKitCard key={kit.id} kit={kit} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

function statusText(answer: { status: 'loading' } | { status: 'ready'; kits: unknown[] }): string {
  if (answer.status === 'loading') return 'Loading soy wax kits';
  return answer.kits.length === 1 ? '1 soy wax kit' : `${answer.kits.length} soy wax kits`;
}
