import { FailurePanel } from '@shop/ui/FailurePanel';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { CardGrid } from '../../components/CardGrid';
import { SoyKitCard } from './SoyKitCard';
import { SoyKitSkeletons } from './SoyKitSkeletons';
import { useSoyWaxKits } from './useSoyWaxKits';

/** Loading, then the grid, the empty text, or a panel with 'Try again' (rule catalogue.soy-waiting). */
export function SoyKitList() {
  const result = useSoyWaxKits();
  if (result.status === 'failed') {
    return (
      <FailurePanel
        level={3}
        title="We couldn’t load the soy wax kits"
        text="Something went wrong on our end. The rest of the shop works as usual."
        onRetry={result.retry}
      />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{statusText(result)}</VisuallyHidden>
      {result.status === 'loading' ? (
        <SoyKitSkeletons />
      ) : result.kits.length === 0 ? (
        <p>No soy wax kits found. Check back soon for our updated inventory.</p>
      ) : (
        <CardGrid>
          {result.kits.map((kit) => (
            <SoyKitCard key={kit.id} kit={kit} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

function statusText(result: { status: 'loading' } | { status: 'ready'; kits: unknown[] }): string {
  if (result.status === 'loading') return 'Loading soy wax kits';
  return result.kits.length === 1 ? '1 soy wax kit' : `${result.kits.length} soy wax kits`;
}
