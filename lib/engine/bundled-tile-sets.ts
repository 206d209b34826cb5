import af from './data/tiles/af.json';
import ar from './data/tiles/ar.json';
import bg from './data/tiles/bg.json';
import ca from './data/tiles/ca.json';
import cs from './data/tiles/cs.json';
import cy from './data/tiles/cy.json';
import da from './data/tiles/da.json';
import de from './data/tiles/de.json';
import el from './data/tiles/el.json';
import en from './data/tiles/en.json';
import enSuper from './data/tiles/en-super.json';
import eo from './data/tiles/eo.json';
import es from './data/tiles/es.json';
import et from './data/tiles/et.json';
import eu from './data/tiles/eu.json';
import fa from './data/tiles/fa.json';
import fa2 from './data/tiles/fa-2.json';
import fi from './data/tiles/fi.json';
import fo from './data/tiles/fo.json';
import fr from './data/tiles/fr.json';
import ga from './data/tiles/ga.json';
import gd from './data/tiles/gd.json';
import he from './data/tiles/he.json';
import hr from './data/tiles/hr.json';
import hu from './data/tiles/hu.json';
import id from './data/tiles/id.json';
import is from './data/tiles/is.json';
import isKrafla from './data/tiles/is-krafla.json';
import isOld from './data/tiles/is-old.json';
import it from './data/tiles/it.json';
import la from './data/tiles/la.json';
import lt from './data/tiles/lt.json';
import ltOld from './data/tiles/lt-old.json';
import lv from './data/tiles/lv.json';
import mg from './data/tiles/mg.json';
import ms from './data/tiles/ms.json';
import nl from './data/tiles/nl.json';
import no from './data/tiles/no.json';
import noExplo from './data/tiles/no-explo.json';
import pl from './data/tiles/pl.json';
import pt from './data/tiles/pt.json';
import ro from './data/tiles/ro.json';
import ro2 from './data/tiles/ro-2.json';
import ru from './data/tiles/ru.json';
import sk from './data/tiles/sk.json';
import skM from './data/tiles/sk-m.json';
import sl from './data/tiles/sl.json';
import sv from './data/tiles/sv.json';
import tr from './data/tiles/tr.json';
import uk from './data/tiles/uk.json';
import type { TileSetData } from './tile-set-data';
import { type TileSetFile, tileSetData } from './tile-set-file';

const files: readonly unknown[] = [
  en,
  enSuper,
  fr,
  de,
  es,
  ca,
  it,
  pt,
  nl,
  pl,
  tr,
  bg,
  sk,
  skM,
  cs,
  ro,
  ro2,
  hu,
  el,
  ru,
  uk,
  hr,
  sl,
  da,
  no,
  noExplo,
  sv,
  fi,
  is,
  isOld,
  isKrafla,
  et,
  lv,
  lt,
  ltOld,
  ga,
  gd,
  cy,
  af,
  eo,
  la,
  he,
  ar,
  fa,
  fa2,
  ms,
  id,
  eu,
  fo,
  mg,
];

/** All tile sets that come with the engine; where they are from is told in `data/sources.json`. */
export const BUNDLED_TILE_SETS: readonly TileSetData[] = (files as readonly TileSetFile[]).map(tileSetData);
