/** antd judges a form in several turns: a second is short for them on a machine that is at other things. */
require('@testing-library/dom').configure({ asyncUtilTimeout: 5_000 });
