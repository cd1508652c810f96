import Foundation
import LayoutDSL
import Render

/// Times a whole render of an iPhone's screen, from views to PNG, and parts of it: eleven cards
/// with shadows, in a new host each time, with warm caches.
@MainActor
func benchScreen() throws {
  func makeHost() throws -> ViewHost {
    try ViewHost(size: CGSize(width: 390, height: 844), scale: 3) { CardList() }
  }
  try measure("screen: views to PNG", on: {}, clock: CLOCK_MONOTONIC) {
    try makeHost().pngData()
  }
  try measure("screen: views to PNG, all cores", on: {}, clock: CLOCK_PROCESS_CPUTIME_ID) {
    try makeHost().pngData()
  }
  try measure("screen: layout", on: {}) { try makeHost().displayList() }
  let host = try makeHost()
  try measure("screen: raster", on: {}, clock: CLOCK_MONOTONIC) { try host.render() }
  try measure("screen: raster and PNG", on: {}, clock: CLOCK_MONOTONIC) { try host.pngData() }
  let picture = try host.render()
  try measure("screen: PNG", on: {}, clock: CLOCK_MONOTONIC) { try picture.pngData() }
  try benchLargePicture()
}

/// Times a PNG of 10,000 × 10,000 pixels, whose bitmap would take 400 MB, and prints the peak
/// memory.
@MainActor
private func benchLargePicture() throws {
  let host = try ViewHost(size: CGSize(width: 1000, height: 1000), scale: 10) { CardList() }
  let before = peakMebibytes()
  try measure("screen: 10,000 × 10,000 to PNG", on: {}, clock: CLOCK_MONOTONIC) {
    try host.pngData()
  }
  print("screen: 10,000 × 10,000 to PNG: peak of memory \(peakMebibytes()) MiB, \(before) before")
}

/// The peak memory of the process so far, in MiB.
private func peakMebibytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss >> 10
}
