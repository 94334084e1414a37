import { Container, PageHeading, SectionHeading } from '@kaaj/ui';
import { Prose } from '@kaaj/page-kit/task';
import { useLanguage } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import styles from './site-page.module.css';
import { parseSitePage } from './parse-site-page';
import { useFigures } from './use-figures';

interface SitePageProps {
  readonly texts: Readonly<Record<'en' | 'bn', string>>;
  /** Rendered between the heading and the text. */
  readonly children?: ReactNode;
}

/** A page with the owner's text: `texts` has one Markdown file for each language. */
export function SitePageLayout({ texts, children }: SitePageProps) {
  const { language } = useLanguage();
  const { title, lead, sections } = parseSitePage(texts[language], useFigures());
  return (
    <Container className={styles.page}>
      <PageHeading title={title} />
      {children}
      <Prose>{lead}</Prose>
      {sections.map((section, index) => (
        <section key={section.title} className={styles.section} aria-labelledby={`part-${index}`}>
          <SectionHeading id={`part-${index}`} size="small" title={section.title} />
          <Prose>{section.body}</Prose>
        </section>
      ))}
    </Container>
  );
}
