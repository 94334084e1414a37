import { type Role } from '@kaaj/contract';
import { type ComponentType } from 'react';
import { version } from '../../contract.json';
import { type Messages } from '../messages/catalogue';
import { type Language } from '../messages/languages';

/**
 * Shell and remotes are compatible if they have the same CONTRACT_VERSION and the library ranges in `needs` match.
 * Raised when RemoteManifest or RemoteModule change.
 */
export const CONTRACT_VERSION: number = version;

/** The audience of a route: anyone, guests, signed-in users, or one role. */
export type Audience = 'anyone' | 'guest' | 'signed-in' | Role;

export interface RouteFacts {
  readonly audience: Audience;
  /** Prerendered at build time for visitors, in each language: visible before any script has run. */
  readonly rendered?: boolean;
}

/** The content of remote.json, which the shell reads without loading the remote. Paths are absolute. */
export interface RemoteManifest {
  readonly contract: number;
  readonly name: string;
  readonly role: Role | null;
  /** For desk pages: they use antd, and the shell wraps its root around them. Other remotes load none of it. */
  readonly desk?: boolean;
  /** A remote without a role whose menu entries the shell loads for every role. */
  readonly menu?: boolean;
  readonly routes: Readonly<Record<string, RouteFacts>>;
}

/** remotes.json: the manifest of each live remote, with its version and its entry file's address. */
export interface RegisteredRemote extends RemoteManifest {
  /** The shared libraries it uses and the range of versions of each; the build takes them from its package.json. */
  readonly needs?: Readonly<Record<string, string>>;
  readonly version: string;
  readonly entry: string;
  /** Files of a visitor's first page, relative to the entry; the shell's head preloads them. */
  readonly first?: {
    readonly all: readonly string[];
    readonly texts: Readonly<Record<Language, readonly string[]>>;
    readonly pages: Readonly<Record<string, readonly string[]>>;
    /** Names of the shared modules that each page imports from the shell. Older remotes do not list them. */
    readonly shared?: Readonly<Record<string, readonly string[]>>;
  };
}

export type PageLoader = () => Promise<{ default: ComponentType }>;

/** A number next to a menu item. */
export interface MenuBadge {
  /** As it is shown, in the digits of the language in use. */
  readonly text: string;
  /** The same in words, for screen readers. */
  readonly words: string;
}

export interface MenuItem {
  /** The menu's word in the language in use. */
  readonly useLabel: () => string;
  /** A shorter label for the bottom bar of a role on phones; without it the item is in the menu only. */
  readonly useShortLabel?: (() => string) | undefined;
  /** How much waits there; undefined for nothing. */
  readonly useBadge?: (() => MenuBadge | undefined) | undefined;
  readonly path: string;
  /** Paths of other pages that belong to it. It is the current item on these, and on pages below its path and theirs. */
  readonly covers?: readonly string[] | undefined;
  readonly icon: ComponentType;
}

/** What a remote exposes as `./remote`. */
export interface RemoteModule {
  readonly contract: number;
  readonly name: string;
  readonly messages: Pick<Messages<unknown>, 'name' | 'load'>;
  /** Its entries in the sidebar, in order: for its role, or for every role if its remote.json has `menu`. */
  readonly menu: readonly MenuItem[];
  /** The role's page at /dashboard. */
  readonly overview: PageLoader | undefined;
  /** The page of each path in remote.json. */
  readonly pages: Readonly<Record<string, PageLoader>>;
}

interface StaticFacts {
  readonly contract: number;
  readonly name: string;
  readonly routes: Readonly<Record<string, { readonly page: string }>>;
}

interface Parts<Texts> {
  readonly messages: Messages<Texts>;
  readonly menu?: readonly {
    readonly label: Parameters<Messages<Texts>['translate']>[0];
    /** In a phone's bar; no more than two or three of a remote fit there. */
    readonly short?: Parameters<Messages<Texts>['translate']>[0];
    readonly useBadge?: () => MenuBadge | undefined;
    readonly path: string;
    readonly covers?: readonly string[];
    readonly icon: ComponentType;
  }[];
  readonly overview?: PageLoader;
  /** Loads the page that a route in remote.json names. */
  readonly page: (name: string) => ReturnType<PageLoader>;
}

/** Builds a remote's module from its remote.json; the build checks that each page named there exists. */
export function defineRemote<Texts>(
  facts: StaticFacts,
  { messages, menu = [], overview, page }: Parts<Texts>,
): RemoteModule {
  return {
    contract: facts.contract,
    name: facts.name,
    messages,
    menu: menu.map(({ label, short, ...rest }) => ({
      useLabel: () => messages.useMessages()(label),
      useShortLabel: short && (() => messages.useMessages()(short)),
      ...rest,
    })),
    overview,
    pages: Object.fromEntries(Object.entries(facts.routes).map(([path, { page: name }]) => [path, () => page(name)])),
  };
}
