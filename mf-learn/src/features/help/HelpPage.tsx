import { paths } from '@shop/contracts/paths';
import { useSearchParams } from '@shop/platform';
import { Tabs } from '@shop/ui/Tabs';
import { ArticleSections } from '../../components/ArticleSections';
import { ContentPage } from '../../components/ContentPage';
import { ReadOn } from '../../components/ReadOn';
import { returnsSections, shippingSections } from '../../data/helpSections';

const meta = {
  title: 'Help with Shipping and Returns',
  description:
    'Shipping costs and delivery times, international orders, returns and policies: how your order gets to you, and how to send something back.',
};

const summary = 'How your order gets to you, what shipping costs, and how to send something back.';

const tabs = [
  { id: 'shipping', title: 'Shipping', content: <ArticleSections sections={shippingSections} /> },
  { id: 'returns', title: 'Returns & Policies', content: <ArticleSections sections={returnsSections} /> },
] as const;

const moreHelp = [
  { to: paths.faq, text: 'Frequently Asked Questions' },
  { to: paths.contact, text: 'Contact Us' },
  { to: paths.returns, text: 'Returns & Exchanges' },
  { to: paths.privacyPolicy, text: 'Privacy Policy' },
  { to: paths.termsOfService, text: 'Terms of Service' },
];

/** /help: tabs Shipping (default) and Returns & Policies; the open tab stands in the address, '?tab=returns'. */
export function Component() {
  const [parameters, setParameters] = useSearchParams();
  const selected = tabs.find(({ id }) => id === parameters.get('tab'))?.id ?? 'shipping';

  return (
    <ContentPage meta={meta} summary={summary} path={paths.help} isArticle>
      <Tabs
        label="Help topics"
        tabs={[...tabs]}
        selected={selected}
        onSelect={(id) =>
          setParameters(id === 'shipping' ? {} : { tab: id }, { replace: true, preventScrollReset: true })
        }
      />
      <ReadOn title="More help" links={moreHelp} />
    </ContentPage>
  );
}
