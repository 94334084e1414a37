import bn from '../../../texts/terms.bn.md';
import en from '../../../texts/terms.en.md';
import { SitePageLayout } from './site-page-layout';
import { TermsVersions } from './terms-versions';

export default function TermsPage() {
  return (
    <SitePageLayout texts={{ en, bn }}>
      <TermsVersions />
    </SitePageLayout>
  );
}
