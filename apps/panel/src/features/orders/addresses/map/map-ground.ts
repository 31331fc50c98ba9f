import {
  control,
  type GridLayer,
  GridLayer as GridLayerClass,
  type Map as LeafletMap,
  tileLayer,
} from 'leaflet';
import classes from './pin-map.module.css';

const gridPx = 128;

/** Replaces map pictures by a plain grid. The grid moves with the map, so that a drag is visible. */
class PlainGround extends GridLayerClass {
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = classes.plain ?? '';
    return tile;
  }
}

/** Adds map pictures (or a plain grid) as the lowest layer, and a scale in the map's corner. */
export function addGround(leaflet: LeafletMap, tiles: { url: string } | null): { remove(): void } {
  const ground: GridLayer = tiles
    ? tileLayer(tiles.url, {
        maxZoom: 19,
        // Services for map pictures require the site's origin. They must not see the page's path.
        referrerPolicy: 'strict-origin',
        className: classes.tiles,
      })
    : new PlainGround({ tileSize: gridPx });
  const scale = control.scale({ imperial: false, position: 'bottomleft', maxWidth: 120 });
  ground.addTo(leaflet);
  scale.addTo(leaflet);
  return {
    remove: () => {
      ground.remove();
      scale.remove();
    },
  };
}
