import Foundation

/// A size of paper, in portrait.
public enum PaperSize: String, CaseIterable, Codable, Sendable {
  /// 210 × 297 millimetres (ISO 216).
  case a4
  /// 8.5 × 11 inches.
  case letter

  /// The size, in points of 1/72 inch.
  public var size: CGSize {
    switch self {
    case .a4: CGSize(width: 595, height: 842)
    case .letter: CGSize(width: 612, height: 792)
    }
  }
}
