import { PLATFORM_NAMES } from '@kaaj/contract';
import { type ReactNode } from 'react';
import { ArrowLeftIcon } from '../icons/icons';
import { Link, useUiSettings } from '../settings/ui-settings';
import { classes } from './classes';

/** The page in the browser's tab: "Sign In | Kaaj". Every state of a page renders one; only a text can be one. */
export function PageTitle({ children }: { children: ReactNode }) {
  const { platform = PLATFORM_NAMES.en } = useUiSettings();
  return typeof children === 'string' && <title>{`${children} | ${platform}`}</title>;
}

export interface PageHeadingProps {
  title: ReactNode;
  /** The page's name in the browser's tab, where it is not the heading's text. */
  tabTitle?: string | undefined;
  /** One sentence below. */
  lead?: ReactNode;
  /** Reserves the space of a sentence that loads later or changes, so that nothing moves. */
  leadRoom?: boolean;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** The way back, above the title; not printed. */
  back?: { href: string; label: string } | undefined;
}

/** The one h1 of a page, which also names it in the browser's tab. */
export function PageHeading({ title, tabTitle, lead, leadRoom = false, actions, back }: PageHeadingProps) {
  return (
    <header className="k-page-heading">
      <PageTitle>{tabTitle ?? title}</PageTitle>
      {back && (
        <div>
          <Link href={back.href} className="k-no-print">
            <ArrowLeftIcon size={16} /> {back.label}
          </Link>
        </div>
      )}
      <div className="k-page-heading__line">
        <div className={classes('k-page-heading__words', leadRoom && 'k-page-heading__words--room')}>
          <h1 dir="auto">{title}</h1>
          {(lead || leadRoom) && <p className="k-lead">{lead}</p>}
        </div>
        {actions && <div className="k-page-heading__actions">{actions}</div>}
      </div>
    </header>
  );
}

export interface SectionHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  id?: string;
  /** `small` inside a dashboard page. */
  size?: 'large' | 'small';
}

/** The h2 of a section, on a running stitch. */
export function SectionHeading({ title, lead, actions, id, size = 'large' }: SectionHeadingProps) {
  return (
    <header className={`k-section-heading k-section-heading--${size}`}>
      <div className="k-section-heading__words">
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {lead && <p className="k-lead">{lead}</p>}
      </div>
      {actions && <div className="k-section-heading__actions">{actions}</div>}
    </header>
  );
}
