import { type Role } from '@kaaj/contract';
import { type ComponentType } from 'react';
import { version } from '../../contract.json';
import { type Messages } from '../messages/catalogue';
import { type Language } from '../messages/languages';

/** Shell and remotes fit together when they speak the same version; raised when RemoteManifest or RemoteModule change. */
export const CONTRACT_VERSION: number = version;

/** Who may open a route: anyone, only people who are signed out, anybody signed in, or one role. */
export type Audience = 'anyone' | 'guest' | 'signed-in' | Role;

export interface RouteFacts {
  readonly audience: Audience;
  /** Drawn at build time for visitors, in each language: on the screen before any script has run. */
  readonly rendered?: boolean;
}

/** What the shell knows of a remote without loading it: its remote.json. Paths are absolute. */
export interface RemoteManifest {
  readonly contract: number;
  readonly name: string;
  readonly role: Role | null;
  /** For people at a desk: its pages are made with antd, and the shell puts its root around them. The others load none of it. */
  readonly desk?: boolean;
  /** Without a role, but with entries in everybody's sidebar: the shell fetches it for them. */
  readonly menu?: boolean;
  readonly routes: Readonly<Record<string, RouteFacts>>;
}

/** remotes.json: the facts of each live remote with its version and its entry file's address. */
export interface RegisteredRemote extends RemoteManifest {
  /** The shared libraries it uses and the range of versions of each; the build takes them from its package.json. */
  readonly needs?: Readonly<Record<string, string>>;
  readonly version: string;
  readonly entry: string;
  /** What a visitor's first page is made of, relative to the entry; the shell's head asks for it at once. */
  readonly first?: {
    readonly all: readonly string[];
    readonly texts: Readonly<Record<Language, readonly string[]>>;
    readonly pages: Readonly<Record<string, readonly string[]>>;
    /** The names of the shared modules that each page borrows of the shell. Older remotes do not say. */
    readonly shared?: Readonly<Record<string, readonly string[]>>;
  };
}

export type PageLoader = () => Promise<{ default: ComponentType }>;

/** A number beside a menu's word. */
export interface MenuBadge {
  /** As it is shown, in the digits of the language in use. */
  readonly text: string;
  /** The same in words, for who does not see it. */
  readonly words: string;
}

export interface MenuItem {
  /** The menu's word in the language in use. */
  readonly useLabel: () => string;
  /** A shorter word, for what a phone has at hand in the bar of a role at its lower edge; without it the item is in the menu alone. */
  readonly useShortLabel?: (() => string) | undefined;
  /** How much waits there; undefined for nothing. */
  readonly useBadge?: (() => MenuBadge | undefined) | undefined;
  readonly path: string;
  readonly icon: ComponentType;
}

/** What a remote exposes as `./remote`. */
export interface RemoteModule {
  readonly contract: number;
  readonly name: string;
  readonly messages: Pick<Messages<unknown>, 'name' | 'load'>;
  /** Its entries in the sidebar, in order: of its role's, or of everybody's where its remote.json says `menu`. */
  readonly menu: readonly MenuItem[];
  /** What the role sees at /dashboard. */
  readonly overview: PageLoader | undefined;
  /** The page of each path in remote.json. */
  readonly pages: Readonly<Record<string, PageLoader>>;
}

interface StaticFacts {
  readonly contract: number;
  readonly name: string;
  readonly routes: object;
}

interface Parts<Facts extends StaticFacts, Texts> {
  readonly messages: Messages<Texts>;
  readonly menu?: readonly {
    readonly label: Parameters<Messages<Texts>['translate']>[0];
    /** In a phone's bar; no more than two or three of a remote fit there. */
    readonly short?: Parameters<Messages<Texts>['translate']>[0];
    readonly useBadge?: () => MenuBadge | undefined;
    readonly path: string;
    readonly icon: ComponentType;
  }[];
  readonly overview?: PageLoader;
  readonly pages: { readonly [Path in keyof Facts['routes']]: PageLoader };
}

/** Builds a remote's module from its remote.json; every path named there needs its page, checked by the compiler. */
export function defineRemote<Facts extends StaticFacts, Texts>(
  facts: Facts,
  { messages, menu = [], overview, pages }: Parts<Facts, Texts>,
): RemoteModule {
  return {
    contract: facts.contract,
    name: facts.name,
    messages,
    menu: menu.map(({ label, short, useBadge, path, icon }) => ({
      useLabel: () => messages.useMessages()(label),
      useShortLabel: short && (() => messages.useMessages()(short)),
      useBadge,
      path,
      icon,
    })),
    overview,
    pages,
  };
}
