import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Container, Grid, PageHeading, Row, Section, SectionHeading, Stack, UiSettingsProvider } from '../src';
import { UiRoot } from '../../ui-desk/src';
import '../src/carousel';
import '../src/charts';
import '../src/data';
import '../../ui-desk/src/files';
import '../../ui-desk/src/forms';
import '../../ui-desk/src/stages';
import { pieces, type Piece } from './pieces';
import { words } from './words';
import './gallery.css';

const query = new URLSearchParams(location.search);
const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
const language = query.get('lang') === 'bn' ? 'bn' : 'en';
const bare = query.has('bare');
document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

/** The address of what is shown now, with these changes. */
function addressWith(changes: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams({ ...Object.fromEntries(query), ...changes }).toString()}`;
}

function Choice({ shown }: { readonly shown: Piece }) {
  return (
    <nav className="k-gallery-choice" aria-label="gallery">
      <Row gap={3}>
        <a href={addressWith({ theme: theme === 'dark' ? 'light' : 'dark' })}>{theme === 'dark' ? 'light' : 'dark'}</a>
        <a href={addressWith({ lang: language === 'bn' ? 'en' : 'bn' })}>{language === 'bn' ? 'English' : 'বাংলা'}</a>
      </Row>
      {pieces.map(({ name }) => (
        <a
          key={name}
          data-piece={name}
          href={addressWith({ part: name })}
          aria-current={name === shown.name ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** One piece, in each system that has it. */
function Shown({ name, Page, Light, Desk }: Piece) {
  if (Page) return <Page />;
  const both = Light && Desk;
  return (
    <Section as="main">
      <Container>
        <Stack gap={6}>
          <PageHeading title={name} />
          <Grid min={both ? 420 : 280} max={both ? 2 : 1} align="start">
            {Light && (
              <Stack gap={4}>
                {Desk && <SectionHeading size="small" title="@kaaj/ui" />}
                <Light />
              </Stack>
            )}
            {Desk && (
              <Stack gap={4}>
                <SectionHeading size="small" title="@kaaj/ui-desk" />
                <Desk />
              </Stack>
            )}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

const shown = pieces.find(({ name }) => name === query.get('part')) ?? pieces[0];
if (!shown) throw new Error('There are no examples.');

// One example breaks, for its boundary to catch.
const onCaughtError = () => undefined;
createRoot(document.getElementById('root') as HTMLElement, { onCaughtError }).render(
  <StrictMode>
    <UiSettingsProvider language={language} theme={theme} texts={words[language].texts}>
      <UiRoot theme={theme} language={language}>
        <div className={bare ? undefined : 'k-gallery'}>
          {!bare && <Choice shown={shown} />}
          <div>
            <Shown {...shown} />
          </div>
        </div>
      </UiRoot>
    </UiSettingsProvider>
  </StrictMode>,
);
