import { version as apiClient } from '@kaaj/api-client/package.json';
import { version as ui } from '@kaaj/ui/package.json';
import { version as uiDesk } from '@kaaj/ui-desk/package.json';
import { version as webKit } from '@kaaj/web-kit/package.json';

/** The shared libraries that this shell provides to every remote, with their versions. */
export const providedVersions = {
  '@kaaj/api-client': apiClient,
  '@kaaj/ui': ui,
  '@kaaj/ui-desk': uiDesk,
  '@kaaj/web-kit': webKit,
};
