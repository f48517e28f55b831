import { paths } from '@shop/contracts/paths';
import { temperatureCaution } from '@shop/domain/facts/guidanceText';
import { returnsPolicy } from '@shop/domain/facts/returns';
import { deliverySpeeds, freeShipping, processingDays, shippingBands } from '@shop/domain/facts/shipping';
import { formatBand, formatDays, formatDollars } from '@shop/domain/facts/shippingText';
import { joinWords } from '@shop/domain/joinWords';
import { formatCents } from '@shop/domain/money';
import { Link } from '@shop/platform';
import { Accordion } from '@shop/ui/Accordion';
import { useState } from 'react';

type Props = { howToUse: string[]; hasCaution: boolean };

/** How to use, delivery and returns: one open at a time. */
export function ProductQuestions({ howToUse, hasCaution }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Accordion
      level={2}
      openId={openId}
      onOpenChange={setOpenId}
      items={[
        {
          id: 'how-to-use',
          title: 'How to use',
          content: <HowToUse howToUse={howToUse} hasCaution={hasCaution} />,
        },
        { id: 'delivery', title: 'Delivery', content: <Delivery /> },
        { id: 'returns', title: 'Returns', content: <Returns /> },
      ]}
    />
  );
}

function HowToUse({ howToUse, hasCaution }: Props) {
  return (
    <>
      <ol>
        {howToUse.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {hasCaution ? <p>{temperatureCaution}</p> : null}
    </>
  );
}

function Delivery() {
  return (
    <>
      <p>Orders leave our workshop within {formatDays(processingDays)}. After that:</p>
      <ul>
        {deliverySpeeds.map((speed) => (
          <li key={speed.id}>
            {speed.name}: {formatDays(speed.days)}
            {speed.surchargeCents > 0 ? `, ${formatCents(speed.surchargeCents)} more` : ''}
          </li>
        ))}
      </ul>
      <p>
        Standard delivery costs{' '}
        {shippingBands
          .map((band) => `${formatFee(band.standardCents)} (${formatBand(band).toLowerCase()})`)
          .join(', ')}
        . With the code {freeShipping.code}, it’s free for orders over {formatDollars(freeShipping.overCents)}
        .
      </p>
      <p>
        <Link to={paths.help}>More on shipping</Link>
      </p>
    </>
  );
}

function formatFee(cents: number): string {
  return cents === 0 ? 'free' : formatCents(cents);
}

function Returns() {
  const { windowDays, damageReportDays, refundDays, excluded } = returnsPolicy;
  return (
    <>
      <p>
        You can return unused, unopened products within {windowDays} days of delivery. You pay for return
        shipping, and we refund you within {formatDays(refundDays)} of checking the package. We can’t take
        back {joinWords(excluded, 'or')}.
      </p>
      <p>
        Did something arrive damaged? Tell us within {damageReportDays} days, with photos: we send a prepaid
        label and a replacement, or a full refund.
      </p>
      <p>
        <Link to={paths.returns}>Returns and exchanges</Link>
      </p>
    </>
  );
}
