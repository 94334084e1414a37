import { Person } from '../support/person';
import { expect, test } from '../support/test';

test.describe('signing in @any-database', () => {
  test('refuses a wrong password with its code, and accepts the next try', async ({ open }) => {
    const worker = new Person(await open('/signin', { expects: /status of 401/ }), 'Worker');
    const { page } = worker;
    await page.getByRole('button', { name: 'Worker', exact: true }).click();
    await page.getByLabel(/^Password/).fill('Not-The-One-1');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await worker.expectText('Incorrect email or password. (auth/invalid-credential)');
    await expect(page).toHaveURL('/signin');
    await worker.signInAs('Worker');
    await expect(page).toHaveURL('/');
  });

  test('requires both fields before anything is sent', async ({ open }) => {
    const page = await open('/signin');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('This field is required.')).toHaveCount(2);
    await expect(page.getByLabel(/^Email/)).toBeFocused();
    await expect(page.getByLabel(/^Email/)).toHaveAttribute('type', 'text');
  });

  test('shows the signed-in user, with the role in brackets, and only their own pages @quick', async ({ open }) => {
    const worker = new Person(await open(), 'Worker');
    const { page } = worker;
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await worker.signInAs('Worker');
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByText(/^.+ \(Worker\)$/)).toBeVisible();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('main')).toContainText('worker@kaaj.example');
    await expect(page.getByRole('main').getByText('Worker', { exact: true })).toBeVisible();
    for (const closed of ['/signin', '/signup']) {
      await page.goto(closed);
      await expect(page).toHaveURL('/');
    }
    await worker.logOut();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  for (const path of ['/profile', '/dashboard', '/dashboard/tasklist'])
    test(`is required before ${path}`, async ({ open }) => {
      await expect(await open(path)).toHaveURL('/signin');
    });
});

test.describe('signing up @any-database', () => {
  test('shows which email is taken, at /signUp, with everything still filled in', async ({ open }) => {
    await new Person(await open(), 'Taken Already').signUp('Buyer');
    const late = new Person(await open('/', { expects: /status of 409/ }), 'Taken Already');
    await late.fillSignUp('Worker');
    await late.page.getByRole('button', { name: 'Sign Up' }).click();
    await late.expectText('An account with this email already exists. (auth/email-already-in-use)');
    await expect(late.page).toHaveURL('/signUp');
    await expect(late.page.getByLabel(/^Name/)).toHaveValue('Taken Already');
  });

  test('that was cut off after the account was made is finished at the next sign-in, with nothing made twice @quick', async ({
    open,
    product,
  }) => {
    const rina = new Person(await open('/', { expects: /ERR_CONNECTION_RESET|status of 409/ }), 'Rina Cut Off');
    const { page } = rina;
    await page.route('**/api/image', (route) => route.abort('connectionreset'));
    await rina.fillSignUp('Buyer');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await rina.expectText('Kaaj could not be reached. Check your connection and try again.');
    await expect(page).toHaveURL('/signUp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finish your sign-up');

    await page.unroute('**/api/image');
    await rina.logIn();
    await rina.expectText('Your sign-up is not complete yet. Please finish it.');
    await expect(page.getByRole('main')).toContainText(`Your account (${rina.email}) has been created.`);
    await rina.pickPicture();
    await page.getByRole('button', { name: 'Finish sign-up' }).click();
    await rina.expectText('Account Created Successfully.');
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await rina.hasCoins(50);
    const people = await product.storage.rows<{ role: string }>(
      `SELECT role FROM person WHERE email = '${rina.email}'`,
    );
    expect(people).toEqual([{ role: 'Buyer' }]);
  });
});
