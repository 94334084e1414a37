import bn from '../../../texts/terms.bn.md';
import en from '../../../texts/terms.en.md';
import { SitePage } from './site-page';
import { TermsVersions } from './terms-versions';

export default function TermsPage() {
  return (
    <SitePage texts={{ en, bn }}>
      <TermsVersions />
    </SitePage>
  );
}
