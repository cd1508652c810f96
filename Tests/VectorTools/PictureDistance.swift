import Drawing

/// The difference between two images.
package struct PictureDistance: CustomStringConvertible {
  /// The mean of each pixel's largest channel difference, 0…255.
  package private(set) var mean = 0.0
  /// The share of the pixels that differ by more than 64.
  package private(set) var share = 0.0

  package init(_ first: Pixmap, _ second: Pixmap) {
    guard first.width == second.width, first.height == second.height else {
      (mean, share) = (255, 1)
      return
    }
    var sum = 0, count = 0
    for index in stride(from: 0, to: first.bytes.count, by: 4) {
      // The components are premultiplied and compared over white.
      let shade = Int(second.bytes[index + 3]) - Int(first.bytes[index + 3])
      var largest = 0
      for channel in 0..<3 {
        let change = Int(first.bytes[index + channel]) - Int(second.bytes[index + channel])
        largest = max(largest, abs(change + shade))
      }
      sum += largest
      if largest > 64 { count += 1 }
    }
    let total = Double(first.width * first.height)
    (mean, share) = (Double(sum) / total, Double(count) / total)
  }

  package var description: String { "mean \(mean), share over 64 \(share)" }
}
