export interface IncompatibleLibrary {
  readonly library: string;
  readonly range: string;
  readonly version: string | undefined;
}

export function findIncompatibleLibrary(
  needs?: Readonly<Record<string, string>>,
  carries?: Readonly<Record<string, string>>,
): IncompatibleLibrary | undefined;
