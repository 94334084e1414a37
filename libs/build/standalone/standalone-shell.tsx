import {
  Button,
  Container,
  EmptyState,
  ErrorBoundary,
  ErrorState,
  IconButton,
  Row,
  Section,
  SelectField,
  UiSettingsProvider,
  type LinkProps,
} from '@kaaj/ui';
import { MoonIcon, SunIcon } from '@kaaj/ui/icons';
import { type Role } from '@kaaj/contract';
import { useSettings } from '@kaaj/page-kit';
import {
  Link,
  Navigate,
  navigateWith,
  NavLink,
  useLanguage,
  useLocation,
  useNavigate,
  useRoutes,
  useSession,
  useTheme,
  useUiTexts,
  type RouteObject,
} from '@kaaj/web-kit';
import { useEffect, useMemo } from 'react';
import { type StandaloneOptions } from './standalone-options';
import { signInAsDemoUser } from './sign-in-as-demo-user';
import { StandInNotices } from './stand-in-notices';
import { StandInPage } from './stand-in-page';
import './standalone-shell.css';

const HOME = '/dashboard';
const GUEST = 'Guest';

const InnerLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** The addresses that the remote has pages for, in the order of its remote.json; its overview first. */
const placesOf = ({ remote, facts }: StandaloneOptions) => [
  ...(remote.overview ? [HOME] : []),
  ...Object.keys(facts.routes),
];

function routesOf(alone: StandaloneOptions): RouteObject[] {
  const { remote, facts } = alone;
  const overview = remote.overview && facts.role && { page: remote.overview, audience: facts.role };
  const pages = Object.entries(facts.routes).flatMap(([path, { audience }]) => {
    const page = remote.pages[path];
    return page ? [{ path, element: <StandInPage key={path} page={page} audience={audience} /> }] : [];
  });
  const [first = HOME] = placesOf(alone);
  return [
    ...(overview ? [{ path: HOME, element: <StandInPage key={HOME} {...overview} /> }] : []),
    ...(first === '/' ? [] : [{ path: '/', element: <Navigate to={first} replace /> }]),
    ...pages,
    { path: '*', element: <EmptyState drawing="not-found" title={`This address is no page of ${facts.name}.`} /> },
  ];
}

function PersonField() {
  const { loading, role } = useSession();
  const people = useSettings()?.demonstration ?? [];
  return (
    <SelectField
      label="Person"
      hideLabel
      disabled={loading}
      value={role ?? GUEST}
      onChange={({ target: { value } }) => void signInAsDemoUser(value === GUEST ? null : (value as Role))}
      options={[GUEST, ...people.map((each) => each.role)].map((value) => ({ value, label: value }))}
    />
  );
}

/** The frame of a remote in standalone mode: user, theme, language, and links to its pages. */
export function StandaloneShell(alone: StandaloneOptions) {
  const { remote, facts, UiRoot } = alone;
  const { theme, toggleTheme } = useTheme();
  const { language, changeLanguage } = useLanguage();
  const texts = useUiTexts();
  const place = useLocation();
  const navigate = useNavigate();
  const page = useRoutes(useMemo(() => routesOf({ remote, facts }), [remote, facts]));
  useEffect(() => navigateWith((path, state) => void navigate(path, { state })), [navigate]);
  const dark = theme === 'dark';
  const places = placesOf(alone);
  return (
    <UiSettingsProvider
      theme={theme}
      language={language}
      texts={texts}
      takaPerDollar={useSettings()?.takaPerDollar ?? undefined}
      LinkComponent={InnerLink}
    >
      <header className="k-stand-in">
        <Row justify="between">
          <strong>{facts.name}</strong>
          <Row gap={2}>
            <PersonField />
            <Button variant="ghost" size="small" onClick={() => void changeLanguage(language === 'en' ? 'bn' : 'en')}>
              {language === 'en' ? 'বাংলা' : 'English'}
            </Button>
            <IconButton
              label={dark ? 'Light' : 'Dark'}
              icon={dark ? <SunIcon size={20} /> : <MoonIcon size={20} />}
              onClick={toggleTheme}
            />
          </Row>
        </Row>
        <nav aria-label={facts.name}>
          <Row as="ul" gap={2}>
            {places.map((path) => (
              <li key={path}>
                {/[:*]/.test(path) ? (
                  <span>{path}</span>
                ) : (
                  <NavLink to={path} end>
                    {path}
                  </NavLink>
                )}
              </li>
            ))}
          </Row>
        </nav>
      </header>
      <Section as="main">
        <Container>
          <ErrorBoundary
            key={place.pathname}
            fallback={(reset) => <ErrorState title="The page broke." onRetry={reset} />}
          >
            {UiRoot ? (
              <UiRoot theme={theme} language={language}>
                {page}
              </UiRoot>
            ) : (
              page
            )}
          </ErrorBoundary>
        </Container>
      </Section>
      <StandInNotices />
    </UiSettingsProvider>
  );
}
