// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration

/// The movement of an item by a finger, which the app begins, updates and ends.
struct InteractiveMovement {
  let source: IndexPath
  var target: IndexPath
  /// The centre of the moved cell, in the coordinates of the collection.
  var position: CGPoint

  /// Returns the item that is shown at a place.
  ///
  /// The items between both places make room within a section; in another section none does.
  func item(at place: IndexPath) -> IndexPath {
    guard source.section == target.section, place.section == source.section else { return place }
    if place == target { return source }
    var item = place.item
    if source.item <= item, item < target.item { item += 1 }
    if target.item < item, item <= source.item { item -= 1 }
    return IndexPath(item: item, section: place.section)
  }
}

extension UICollectionView {
  /// Begins to move an item; returns false if the data source does not let it move, and for a list.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForItem(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    movement = InteractiveMovement(source: indexPath, target: indexPath, position: cell.center)
    showMovement()
    return true
  }

  /// Moves the cell to a point, in the coordinates of the collection, and the others out of its way.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var movement else { return }
    movement.position = targetPosition
    let point = CGRect(x: targetPosition.x, y: targetPosition.y, width: 1, height: 1)
    let place = collectionViewLayout.layoutAttributesForElements(in: point)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(targetPosition) }
    if let place, place.indexPath != movement.target {
      movement.target =
        delegate?.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
          atCurrentIndexPath: movement.target, toProposedIndexPath: place.indexPath)
        ?? place.indexPath
    }
    self.movement = movement
    showMovement()
  }

  /// Ends the movement, which the data source is told if the item has another place.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    if movement.source != movement.target {
      dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.target)
    }
    reloadData()
  }

  /// Ends the movement; the item stays at its place.
  public func cancelInteractiveMovement() {
    guard movement != nil else { return }
    movement = nil
    showMovement()
  }

  private func showMovement() {
    withoutReports {
      prepareLayout()
      placeElements(isScroll: true)
    }
    noteUnobservedChange()
  }

  /// Puts the moved cell at its position, in front of the others.
  func placeMovedCell() {
    guard let movement, let cell = cellForItem(at: movement.source) else { return }
    cell.center = movement.position
    bringSubviewToFront(cell)
  }
}
