import { Fragment } from 'react';
import { type Block, parseProse, type Words } from './parse-prose';
import styles from './prose.module.css';

/** Renders a user's text: its paragraphs, lists, bold words and addresses, and no other markup. */
export function Prose({ children }: { readonly children: string }) {
  return (
    <div className={styles.writing}>
      {parseProse(children).map((block, index) => (
        <Part key={index} block={block} />
      ))}
    </div>
  );
}

function Part({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p dir="auto">
        <Line words={block.words} />
      </p>
    );
  const List = block.kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List className={block.kind === 'bangla-numbers' ? styles.bangla : undefined}>
      {block.points.map(({ words, number }, index) => (
        <li key={index} value={number} dir="auto">
          <Line words={words} />
        </li>
      ))}
    </List>
  );
}

function Line({ words }: { readonly words: readonly Words[] }) {
  return words.map(({ text, bold, href }, index) => {
    const shown = href ? <Outside href={href} text={text} /> : text;
    return bold ? <strong key={index}>{shown}</strong> : <Fragment key={index}>{shown}</Fragment>;
  });
}

/** Leads out of Kaaj, to a place that only its writer vouches for. */
function Outside({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow ugc" className={styles.link}>
      {text}
    </a>
  );
}
