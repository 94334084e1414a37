/** An ordinary application's way in: nothing is shared by name, so what no page uses falls out of the build. */
void import('../../../shell/src/bootstrap.tsx');
