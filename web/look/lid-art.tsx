/** The lid of a box: a drawing that is a file of its own, so that a server can make pictures of it. */
import './lid-art.css';

/** It says nothing to a screen reader: the title stands beside it. */
export const LidArt = ({ svg }: { svg: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, built into the page
  <span class="lid-drawing" dangerouslySetInnerHTML={{ __html: svg }} />
);
