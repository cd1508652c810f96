import Foundation
import OpenCombine

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// What goes in.
  public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// What comes out.
  public typealias Output = Data
}
