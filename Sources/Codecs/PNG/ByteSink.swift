import Drawing
import Foundation

/// Receives the bytes of a file in order, from any thread but never from two at once.
package protocol ByteSink: AnyObject {
  func write(_ bytes: Data) throws(RenderError)
}
