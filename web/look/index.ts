/** The looks of the page, in the order in which they build on each other. */
import '@fontsource/im-fell-dw-pica/latin-400.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './tokens.css';
import './base.css';
import './parts.css';
