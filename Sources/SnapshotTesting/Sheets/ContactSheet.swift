import Foundation
import LayoutDSL
import Render
import Goldens

/// Several pictures in one: each in a cell, with its names above it.
///
/// Equal pictures share a cell, which has all their names.
public struct ContactSheet: Sendable {
  /// One picture of a sheet.
  struct Cell: Sendable {
    var names: [String]
    var picture: Pixmap
    var tree: String
    /// The place of the picture in the sheet, in pixels.
    var left = 0, top = 0
  }

  /// The pixels of the whole sheet.
  public let picture: Pixmap
  /// The cells; empty for a sheet that was read from a file.
  let cells: [Cell]

  /// The distance between cells, and the height of a line of names, in pixels.
  private static let gap = 8
  private static let lineHeight = 16
  /// The width up to which cells are beside each other, in pixels.
  private static let rowWidth = 4096

  /// The names of the pictures, cell by cell.
  public var names: [[String]] { cells.map(\.names) }

  init(read picture: Pixmap) {
    self.picture = picture
    cells = []
  }

  /// Arranges pictures in rows, in their order.
  @MainActor init(of pictures: [(name: String, capture: Capture<Pixmap>)]) throws {
    var cells: [Cell] = []
    var places: [PictureKey: Int] = [:]
    for (name, capture) in pictures {
      if let same = places[PictureKey(picture: capture.format)] {
        cells[same].names.append(name)
      } else {
        places[PictureKey(picture: capture.format)] = cells.count
        cells.append(
          Cell(names: [name], picture: capture.format, tree: capture.layout?.annotatedTree ?? ""))
      }
    }
    var left = Self.gap, top = Self.gap, rowHeight = 0, width = 0
    for index in cells.indices {
      let header = cells[index].names.count * Self.lineHeight
      let size = (width: cells[index].picture.width, height: cells[index].picture.height + header)
      if left > Self.gap, left + size.width > Self.rowWidth {
        left = Self.gap
        top += rowHeight + Self.gap
        rowHeight = 0
      }
      cells[index].left = left
      cells[index].top = top + header
      left += size.width + Self.gap
      rowHeight = max(rowHeight, size.height)
      width = max(width, left)
    }
    let side = max(width, top + rowHeight + Self.gap)
    guard side <= 1 << 15 else { throw SheetError.tooLarge(side: side) }
    let height = top + rowHeight + Self.gap
    var sheet = Pixmap(
      width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
    for cell in cells {
      sheet.draw(cell.picture, x: cell.left, y: cell.top)
      for (line, name) in cell.names.enumerated() {
        let label = try ViewHost(
          size: CGSize(width: cell.picture.width, height: Self.lineHeight)
        ) {
          Text(name).font(.system(size: 10)).lineLimit(1)
        }
        let y = cell.top - (cell.names.count - line) * Self.lineHeight
        sheet.draw(try label.render(), x: cell.left, y: y)
      }
    }
    picture = sheet
    self.cells = cells
  }

  /// The layouts of all cells, each below a line with the cell's names.
  var layout: LayoutText {
    let lines = cells.flatMap { cell in
      ["cell \"\(cell.names.joined(separator: ", "))\""]
        + cell.tree.split(separator: "\n").map { "  \($0)" }
    }
    return LayoutText(renderer: RendererFingerprint.current, tree: lines.joined(separator: "\n"))
  }

  /// The names of the cells in which another sheet differs.
  func differingNames(from other: ContactSheet) -> [String] {
    cells.filter { !other.picture.contains($0.picture, x: $0.left, y: $0.top) }.flatMap(\.names)
  }
}

/// A hash key for a picture, which finds an equal picture without a comparison with each.
private struct PictureKey: Hashable {
  let picture: Pixmap

  func hash(into hasher: inout Hasher) {
    picture.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// The error for pictures that do not fit into one.
enum SheetError: Error, CustomStringConvertible {
  case tooLarge(side: Int)
  case empty

  var description: String {
    switch self {
    case .tooLarge(let side):
      "The sheet has a side of \(NumberFormat.count(side)) pixels; use fewer cells or a lower scale."
    case .empty: "The sheet has no cell."
    }
  }
}

extension Pixmap {
  /// Replaces pixels by those of another picture, which is wholly inside.
  mutating func draw(_ picture: Pixmap, x: Int, y: Int) {
    for row in 0..<picture.height {
      let source = row * picture.width * 4
      let target = ((y + row) * width + x) * 4
      bytes.replaceSubrange(
        target..<target + picture.width * 4,
        with: picture.bytes[source..<source + picture.width * 4])
    }
  }

  /// Returns whether a picture is at a place.
  fileprivate func contains(_ picture: Pixmap, x: Int, y: Int) -> Bool {
    guard x + picture.width <= width, y + picture.height <= height else { return false }
    return (0..<picture.height).allSatisfy { row in
      let source = row * picture.width * 4
      let target = ((y + row) * width + x) * 4
      return picture.bytes[source..<source + picture.width * 4]
        == bytes[target..<target + picture.width * 4]
    }
  }
}

extension Diffing where Value == ContactSheet {
  /// Compares sheets exactly, and names the cells that differ.
  public static var sheet: Diffing {
    let pixels = Diffing<Pixmap>.image
    return .diff {
      try pixels.toData($0.picture)
    } fromData: {
      ContactSheet(read: try pixels.fromData($0))
    } diffV2: { expected, actual in
      guard let (message, attachments) = try pixels.diffV2(expected.picture, actual.picture) else {
        return nil
      }
      let names = actual.differingNames(from: expected)
      let shown = names.prefix(6).joined(separator: "; ") + (names.count > 6 ? "; …" : "")
      let cells = names.isEmpty ? "only the captions" : shown
      return ("cells  \(NumberFormat.count(names.count)) differ: \(cells)\n\(message)", attachments)
    }
  }
}
