import { Picture } from '@shop/ui/Picture';
import type { Block } from '../data/content';
import { pictures } from '../data/pictures';
import { ArticleChart } from './ArticleChart';
import styles from './Blocks.module.css';
import { DataTable } from './DataTable';
import { HashTabs } from './HashTabs';
import { RichText } from './RichText';

/** Width of the reading column: what an article's pictures fill. */
export const ARTICLE_SIZES = '(min-width: 768px) 640px, calc(100vw - 32px)';

/** Renders the pieces of an article in order. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // The pieces of a fixed article never move: their place is their identity.
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  switch (block.kind) {
    case 'list':
      return <BlockList {...block} />;
    case 'table':
      return <DataTable {...block.table} />;
    case 'chart':
      return <ArticleChart chart={block.chart} />;
    case 'picture':
      return (
        <figure className={styles.figure}>
          <Picture picture={pictures[block.picture]} sizes={ARTICLE_SIZES} className={styles.picture} />
          {block.caption ? <figcaption>{block.caption}</figcaption> : null}
        </figure>
      );
    case 'profile':
      return (
        <div className={styles.profile}>
          <Picture
            picture={pictures[block.picture]}
            sizes="(min-width: 768px) 200px, calc(100vw - 32px)"
            className={styles.picture}
          />
          <p>
            <RichText text={block.text} />
          </p>
        </div>
      );
    case 'tip':
      return (
        <div role="note" className={styles.tip}>
          <p>
            <strong>{block.title}</strong>
          </p>
          <p>
            <RichText text={block.text} />
          </p>
        </div>
      );
    case 'tabs':
      return (
        <HashTabs
          label={block.label}
          tabs={block.tabs.map(({ id, title, blocks }) => ({
            id,
            title,
            content: <Blocks blocks={blocks} />,
          }))}
        />
      );
  }
}

function BlockList({ title, items, isOrdered }: Extract<Block, { kind: 'list' }>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <>
      {title ? <h3>{title}</h3> : null}
      <List className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </List>
    </>
  );
}
