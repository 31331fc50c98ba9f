import {
  control,
  type GridLayer,
  GridLayer as GridLayerClass,
  type Map as LeafletMap,
  tileLayer,
} from 'leaflet';
import classes from './pin-map.module.css';

const gridPx = 128;

/** A plain grid instead of pictures that moves with the map, so that a drag is visible. */
class PlainGround extends GridLayerClass {
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = classes.plain ?? '';
    return tile;
  }
}

/** Adds pictures or a plain grid below the map, and a scale in its corner. */
export function addGround(leaflet: LeafletMap, tiles: { url: string } | null): { remove(): void } {
  const ground: GridLayer = tiles
    ? tileLayer(tiles.url, {
        maxZoom: 19,
        // Tile services require the site's origin; they do not get the page's path.
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
