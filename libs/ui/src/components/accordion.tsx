import { type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** Questions that open on their own; works before any script runs. With `name`, opening one closes the others. */
export function Accordion({
  items,
  name,
  openId,
}: {
  items: readonly AccordionItem[];
  name?: string;
  openId?: string;
}) {
  return (
    <div className="k-accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} open={id === openId} className="k-accordion__item">
          <summary className="k-accordion__summary">
            <span>{title}</span>
            <ChevronDownIcon className="k-accordion__chevron" />
          </summary>
          <div className="k-accordion__content">{content}</div>
        </details>
      ))}
    </div>
  );
}
