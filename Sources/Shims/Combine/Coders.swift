import Foundation
import OpenCombine

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The encoded form.
  public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The encoded form.
  public typealias Output = Data
}
