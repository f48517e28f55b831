import { breadcrumbList } from '@shop/domain/seo/breadcrumbs';
import { webPage } from '@shop/domain/seo/webPage';
import { Head, Link, useSite } from '@shop/platform';
import { Breadcrumb } from '@shop/ui/Breadcrumb';
import { Page } from '@shop/ui/Page';
import { Builder } from './builder/Builder';
import { CodeSample } from './CodeSample';
import { ElementExample } from './ElementExample';
import styles from './EmbedPage.module.css';
import { FederationExample } from './FederationExample';
import { FrameExample } from './FrameExample';
import * as samples from './samples';

const PATH = '/embed';
const TITLE = 'Calculators for Your Site';
const DESCRIPTION =
  'Put our candle calculators on your own page: as an HTML element, as a federated module or in a frame, with live examples, theming and security snippets.';

export function Component() {
  const { origin } = useSite();
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: TITLE, path: PATH },
  ];
  return (
    <Page>
      <Head
        title={TITLE}
        description={DESCRIPTION}
        path={PATH}
        jsonLd={[
          webPage({ name: TITLE, description: DESCRIPTION, path: PATH, origin }),
          breadcrumbList(crumbs, origin),
        ]}
      />
      <Breadcrumb crumbs={crumbs} hasCurrent />
      <h1>{TITLE}</h1>
      <p className={styles.intro}>
        The <Link to="/wax-calculator">wax</Link>, <Link to="/fragrance-calculator">fragrance</Link> and{' '}
        <Link to="/tools/supplies-calculator">supplies</Link> calculators and the{' '}
        <Link to="/wick-guide">wick guide</Link> can stand on your page. They store nothing there, set no
        cookie and ask no other server. Three ways, from the simplest to the most careful.
      </p>

      <section className={styles.way} aria-labelledby="builder">
        <h2 id="builder">Build yours</h2>
        <p>Choose, look, copy. The ways below say what else can be done.</p>
        <Builder />
      </section>

      <section className={styles.way} aria-labelledby="element">
        <h2 id="element">1. An HTML element</h2>
        <p>
          One script, one tag. Everything stays in a shadow root: your styles do not reach in, ours do not
          reach out, and a strict Content-Security-Policy needs no exception for inline code.
        </p>
        <CodeSample title="The tag" code={samples.element(origin)} />
        <CodeSample title="Room for it, in your style sheet" code={samples.room} />
        <ElementExample />
        <p>
          Attributes: <code>type</code> (wax, fragrance, supplies, wick-guide), <code>theme</code> (light,
          dark, auto), <code>units</code> (metric, imperial), and the fields <code>wax</code>,{' '}
          <code>diameter</code>, <code>height</code>, <code>gap</code>, <code>candles</code>,{' '}
          <code>weight</code>, <code>load</code>. A complete set of fields opens with its result.
        </p>
        <CodeSample title="Colors, corners, type" code={samples.theming} />
        <CodeSample title="Events" code={samples.events} />
        <CodeSample title="Your policy" code={samples.elementPolicy(origin)} />
        <p>
          The address above follows our releases. To pin one, take its folder and hashes from{' '}
          <a href="/embed/integrity.json">integrity.json</a>; <code>calculators-all.js</code> is one file, so
          that one hash covers every line that runs; German words are <code>de.js</code>, with its own hash.
        </p>
        <CodeSample title="Pinned by a hash" code={samples.pinned(origin)} />
      </section>

      <section className={styles.way} aria-labelledby="federation">
        <h2 id="federation">2. A federated module</h2>
        <p>
          For React sites of any bundler, and hosts with Module Federation. Your own React is used, from 17
          on, and none of ours comes along. Without any build, import the same entry on a plain page.
        </p>
        <CodeSample title="Loaded when it is rendered" code={samples.federationLoad(origin)} />
        <CodeSample title="In your React tree, with Suspense and an error boundary" code={samples.reactUse} />
        <CodeSample title="On a page without React" code={samples.plainPage(origin)} />
        <FederationExample />
      </section>

      <section className={styles.way} aria-labelledby="frame">
        <h2 id="frame">3. A frame</h2>
        <p>
          For sites that allow no foreign script. The frame tells its height only to the origins that its
          address lists; a small script of ours, or ten lines of your own, applies it.
        </p>
        <CodeSample title="The frame" code={samples.frame(origin)} />
        <CodeSample title="Or listen yourself" code={samples.frameListener(origin)} />
        <FrameExample origin={origin} />
      </section>
    </Page>
  );
}
