/** An ordinary application's entry: no parts shared by name, so what is unused falls out of the build. */
void import('../../../shell/src/bootstrap');
